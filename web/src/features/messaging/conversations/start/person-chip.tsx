import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Person } from '@patchbay/contract/people/people'
import type { ReactNode } from 'react'
import { Avatar } from '../../../../ui/people/avatar.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { nameOf } from '../../../people/people/public.ts'

interface PersonChipProps {
  person: Person
  onRemove: () => void
}

/** A chosen person. */
export function PersonChip({ person, onRemove }: PersonChipProps): ReactNode {
  const name = nameOf(person)
  const face = <Avatar id={person.id} name={name} src={smallAvatar(person.avatarUrl)} size={24} />
  return <Chip label={name} mark={face} onRemove={onRemove} />
}
