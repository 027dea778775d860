import { avatarTypes, hasPicture } from '@patchbay/contract/avatars'
import { ImageUp } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSession } from '../sessions/public.ts'
import { removeWords } from './failure-words.ts'
import { avatarTexts as texts } from './texts.ts'
import { useChosenPicture } from './use-chosen-picture.ts'
import { useFileIntake } from '../../ui/use-file-intake.ts'
import { useRemoveAvatar } from './use-remove-avatar.ts'

/** One's own picture: choose, drop or paste another, or take it away. Saved at once, by itself. */
export function AvatarField(): ReactNode {
  const { user } = useSession()
  const noteId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  const { chosen, problem, opening, CropDialog, take, drop, fail } = useChosenPicture()
  const { over, zone } = useFileIntake(([first]) => take(first))
  const remove = useRemoveAvatar({
    onRemoved: () => {
      setAsking(false)
      showToast({ message: texts.removed })
      // Its own button goes with the picture.
      changeButton.current?.focus()
    },
    onFailure: (error) => {
      setAsking(false)
      fail(removeWords(error))
    },
  })
  if (!user) return null

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    // So that the same file can be chosen once more.
    event.target.value = ''
    if (file) take(file)
  }
  const name = user.displayName ?? user.fullName ?? ''
  return (
    <div
      {...zone}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a flex row everywhere
      role="group"
      aria-label={texts.label}
      className={classNames(
        'flex items-center gap-4 rounded-control outline-2 outline-offset-4',
        over ? 'outline-signal outline-dashed' : 'outline-transparent',
      )}
    >
      <Avatar id={user.id} name={name} src={user.avatarUrl || undefined} size={64} />
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
          {hasPicture(user.avatarUrl) && (
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
      {chosen && CropDialog && (
        <CropDialog
          key={chosen.key}
          picture={chosen.picture}
          onClose={drop}
          onSaved={() => {
            drop()
            showToast({ message: texts.changed })
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        danger
        busy={remove.isPending}
        busyLabel={texts.removing}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {texts.removeBody}
      </ConfirmDialog>
    </div>
  )
}
