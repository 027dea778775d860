import { avatarTypes } from '@patchbay/contract/accounts/avatars'
import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import type { PictureWay } from './picture-way.ts'
import { pictureTexts as texts } from './texts.ts'
import { CropDialog, useChosenPicture } from './use-chosen-picture.ts'
import { useFileIntake } from '../../../ui/fields/use-file-intake.ts'

interface PictureFieldProps {
  /** The current picture. */
  face: ReactNode
  /** Whether there is a picture to remove. */
  removable: boolean
  way: PictureWay
  words: {
    readonly label: string
    readonly cropTitle: string
    readonly changed: string
    readonly removeTitle: string
    readonly removeBody: string
    readonly removed: string
  }
}

/** A picture that can be chosen, dropped, pasted or removed. It is saved at once, by itself. */
export function PictureField({ face, removable, way, words }: PictureFieldProps): ReactNode {
  const noteId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  const { chosen, problem, opening, take, drop, fail } = useChosenPicture()
  const { over, zone } = useFileIntake(([first]) => take(first))
  const remove = useMutation({
    mutationFn: way.remove,
    // What is said must be about the last attempt.
    onMutate: () => fail(undefined),
    onSuccess: () => {
      showToast({ message: words.removed })
      // The focused button is removed with the picture.
      changeButton.current?.focus()
    },
    onError: (error) => fail(way.removeFailed(error)),
    onSettled: () => setAsking(false),
  })

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    // Reset, so that the same file can be chosen again.
    event.target.value = ''
    if (file) take(file)
  }
  return (
    <div
      {...zone}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a flex row everywhere
      role="group"
      aria-label={words.label}
      className={classNames(
        'flex items-center gap-4 rounded-control outline-2 outline-offset-4',
        over ? 'outline-signal outline-dashed' : 'outline-transparent',
      )}
    >
      {face}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={chooser}
            type="file"
            hidden
            accept={avatarTypes.join(',')}
            onChange={choose}
            aria-label={texts.change}
          />
          <Button
            ref={changeButton}
            size="sm"
            busy={opening}
            busyLabel={texts.opening}
            aria-describedby={noteId}
            onClick={() => chooser.current?.click()}
          >
            <ImageUp className="size-4" aria-hidden="true" />
            {texts.change}
          </Button>
          {removable && (
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
        <div role="alert">{problem && <FieldError id={noteId}>{problem}</FieldError>}</div>
        {!problem && (
          <p id={noteId} className="mt-1.5 text-meta text-ink-3">
            {over ? texts.drop : texts.hint}
          </p>
        )}
      </div>
      <LazyPart open={chosen !== undefined} onFailure={drop}>
        {chosen && (
          <CropDialog
            key={chosen.key}
            picture={chosen.picture}
            title={words.cropTitle}
            way={way}
            onClose={drop}
            onSaved={() => {
              drop()
              fail(undefined)
              showToast({ message: words.changed })
            }}
          />
        )}
      </LazyPart>
      <ConfirmDialog
        open={asking}
        title={words.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        danger
        busy={remove.isPending}
        busyLabel={texts.removing}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {words.removeBody}
      </ConfirmDialog>
    </div>
  )
}
