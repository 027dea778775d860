import { useId, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ClampedText } from '../../../../ui/content/clamped-text.tsx'
import { briefTexts as texts } from '../texts.ts'

interface BriefRowProps {
  /** What the viewer searched for; empty where nothing was. */
  asked: string
  /** What is sent of it; empty if it is left out. */
  brief: string
  disabled: boolean
  onChange: (brief: string) => void
}

/** The brief stays in view while the message is changed, and says that it is sent beside it. */
export function BriefRow({ asked, brief, disabled, onChange }: BriefRowProps): ReactNode {
  const id = useId()
  const isSent = brief !== ''
  if (!isSent && asked === '') return null
  return (
    <fieldset
      aria-labelledby={id}
      className="min-w-0 rounded-control border border-line bg-bg py-2 pr-2 pl-3.5"
    >
      <div className="flex min-h-9 items-center gap-3 md:min-h-8">
        <p className="min-w-0 flex-1 text-meta text-ink-2">
          <span id={id} className="label mr-2 text-ink-2">
            {texts.title}
          </span>
          {isSent ? texts.isSent : texts.isLeftOut}
        </p>
        <Button
          variant="ghost"
          size="sm"
          disabled={disabled}
          onClick={() => onChange(isSent ? '' : asked)}
        >
          {isSent ? texts.leaveOut : texts.add}
        </Button>
      </div>
      {isSent && (
        <div className="pr-1.5 pb-1 text-meta">
          <ClampedText text={brief} more={texts.more} less={texts.less}>
            <p dir="auto" className="break-words whitespace-pre-line">
              {brief}
            </p>
          </ClampedText>
        </div>
      )}
    </fieldset>
  )
}
