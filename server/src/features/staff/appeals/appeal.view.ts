import type { ListedAppeal } from '@patchbay/contract/staff/appeals'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { AppealRow, EarlierRow } from './appeals.store.ts'

export const viewEarlier = (row: EarlierRow): Omit<ListedAppeal, 'person'> => ({
  id: row.id,
  content: row.content,
  createdAt: row.created_at.toISOString(),
  // A check constraint allows the contract's values only.
  outcome: row.outcome as ListedAppeal['outcome'],
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})

export const viewAppeal = (row: AppealRow): ListedAppeal => ({
  ...viewEarlier(row),
  person: viewPerson(row.person),
})
