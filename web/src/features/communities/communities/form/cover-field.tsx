import { coverTypes } from '@patchbay/contract/communities/communities'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ReactNode, useCallback } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Cover } from '../../../../ui/cover.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { Meter } from '../../../../ui/meter.tsx'
import { useFileIntake } from '../../../../ui/fields/use-file-intake.ts'
import { coverProblem } from './check-cover.ts'
import { formTexts as texts } from './form-texts.ts'

/** A local picture that is not uploaded yet. Fills its container. */
function Preview({ file, onBroken }: { file: File; onBroken: () => void }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" onError={onBroken} className="size-full object-cover" />
}

interface CoverFieldProps {
  /** The seed of the generated art that replaces a missing picture. */
  id: string
  /** The URL of the current cover. */
  current?: string | null
  file: File | undefined
  onChange: (file: File | undefined) => void
  /** Removes the current cover. */
  onRemove?: () => void
  /** The server's reason for refusing the file. */
  refusal?: string | undefined
  /** From 0 to 1 while it uploads. */
  progress?: number | undefined
  /** A title above the field exists already. */
  titled?: boolean
}

/** The cover of a community: chosen, dropped or pasted, with a preview before it is sent. */
export function CoverField(props: CoverFieldProps): ReactNode {
  const { id, current = null, file, onChange, onRemove, refusal, progress, titled } = props
  const noteId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [validationError, setValidationError] = useState<string>()
  const take = async (next: File): Promise<void> => {
    const found = await coverProblem(next)
    setValidationError(found)
    if (!found) onChange(next)
  }
  const { over, zone } = useFileIntake(([first]) => void take(first))
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const next = event.target.files?.[0]
    // Reset, so that the same file can be chosen again.
    event.target.value = ''
    if (next) void take(next)
  }
  const remove = (): void => {
    setValidationError(undefined)
    if (file) onChange(undefined)
    else onRemove?.()
    // The focused button is removed with the picture.
    chooseButton.current?.focus()
  }
  const problem = validationError ?? refusal
  const isThere = file !== undefined || current !== null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot stand beside its note everywhere
    <div {...zone} role="group" aria-label={texts.cover}>
      {!titled && (
        <p aria-hidden="true" className="mb-1.5 text-meta font-semibold">
          {texts.cover}
        </p>
      )}
      <div
        className={classNames(
          'h-28 overflow-hidden rounded-control border outline-2 outline-offset-2 md:h-32',
          problem ? 'border-clip' : 'border-line',
          over ? 'outline-signal outline-dashed' : 'outline-transparent',
        )}
      >
        {file ? (
          <Preview
            file={file}
            onBroken={() => {
              setValidationError(texts.damaged)
              onChange(undefined)
            }}
          />
        ) : (
          <Cover id={id} src={current} width={640} height={180} />
        )}
      </div>
      {progress !== undefined && (
        <div className="mt-2">
          <Meter
            kind="progress"
            label={texts.uploadingCover}
            value={Math.round(progress * 100)}
            max={100}
            segments={25}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <input
          ref={chooser}
          type="file"
          hidden
          accept={coverTypes.join(',')}
          onChange={choose}
          aria-label={texts.cover}
        />
        <Button
          ref={chooseButton}
          size="sm"
          aria-describedby={noteId}
          onClick={() => chooser.current?.click()}
        >
          <ImageUp className="size-4" aria-hidden="true" />
          {isThere ? texts.changeCover : texts.chooseCover}
        </Button>
        {isThere && (
          <Button size="sm" variant="ghost" onClick={remove}>
            {texts.removeCover}
          </Button>
        )}
      </div>
      <div role="alert">{problem && <FieldError id={noteId}>{problem}</FieldError>}</div>
      {!problem && (
        <p id={noteId} className="mt-1.5 text-meta text-ink-3">
          {over ? texts.dropCover : texts.coverHint}
        </p>
      )}
    </div>
  )
}
