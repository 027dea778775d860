import type { ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AvatarField } from '../avatars/public.ts'
import { useSession } from '../sessions/public.ts'
import { editTexts as texts, fieldLabels as labels } from './texts.ts'
import type { ProfileForm } from './use-profile-form.ts'

export function AboutFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  const { user } = useSession()
  const hintFor = (name: 'fullName' | 'displayName'): string | undefined =>
    user?.verified && draft[name] !== user[name] ? texts.badgeBelongsToName : undefined
  return (
    <>
      <AvatarField />
      <TextField
        label={labels.fullName}
        name="fullName"
        autoComplete="name"
        dir="auto"
        value={draft.fullName}
        hint={hintFor('fullName')}
        error={validationErrors.fullName}
        onChange={(event) => set('fullName', event.target.value)}
      />
      <CheckboxRow
        label={labels.fullNameShown}
        name="fullNameShown"
        checked={draft.fullNameShown}
        onChange={(event) => set('fullNameShown', event.target.checked)}
      />
      <TextField
        label={labels.displayName}
        name="displayName"
        autoComplete="nickname"
        dir="auto"
        value={draft.displayName}
        hint={hintFor('displayName')}
        error={validationErrors.displayName}
        onChange={(event) => set('displayName', event.target.value)}
      />
      <AreaField
        label={labels.bio}
        name="bio"
        optional
        formats
        rows={4}
        dir="auto"
        value={draft.bio}
        counter={<Counter text={draft.bio} limit={1000} />}
        error={validationErrors.bio}
        onChange={(event) => set('bio', event.target.value)}
      />
    </>
  )
}
