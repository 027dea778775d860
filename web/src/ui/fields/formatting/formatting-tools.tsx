import { ALargeSmall } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { formatSelection } from './format-selection.ts'
import { FormattingBar } from './formatting-bar.tsx'
import { formatOfKey } from './formats.ts'
import { formattingTexts as texts } from './texts.ts'

export interface FormattingToolsProps {
  areaOf: () => HTMLTextAreaElement | null
}

/**
 * The keys of a text box, and one small button in its corner that shows the bar: so a phone has
 * room to write.
 */
export function FormattingTools({ areaOf }: FormattingToolsProps): ReactNode {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const find = useEffectEvent(areaOf)
  useEffect(() => {
    const area = find()
    const handleKey = (event: KeyboardEvent): void => {
      const format = formatOfKey(event)
      if (format === undefined || area === null) return
      event.preventDefault()
      formatSelection(area, format)
    }
    area?.addEventListener('keydown', handleKey)
    return () => area?.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <button
        type="button"
        data-formats
        aria-label={texts.show}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={texts.show}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
        className="absolute right-0 bottom-0 grid h-11 w-10 place-items-center rounded-control text-ink-3 transition-colors duration-150 hover:text-ink aria-expanded:text-accent-text md:h-10"
      >
        <ALargeSmall className="size-5" aria-hidden="true" />
      </button>
      {isOpen && <FormattingBar id={id} areaOf={areaOf} />}
    </>
  )
}
