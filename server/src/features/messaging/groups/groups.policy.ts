import { isOnlyAdmin, rightsOf } from '@patchbay/contract/messaging/conversations'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import { AppError } from '../../../platform/http/app-error.ts'
import type { LockedGroup, Part } from './locked-groups.store.ts'

type Known = Pick<LockedGroup, 'isGroup' | 'parts'>

const isIn = (part: Part | undefined): part is Part => part !== undefined && part.leftAt === null

/** Refuses if `can.manage` is false. For people who are not in the group it does not exist. */
export function requireMayManage<G extends Known>(
  group: G | undefined,
  viewerId: string,
): asserts group is G {
  const own = group?.parts.get(viewerId)
  if (group === undefined || !isIn(own)) throw new AppError('conversation_not_found')
  if (!rightsOf(group.isGroup, own).manage) throw new AppError('forbidden')
}

/**
 * Whether the viewer must be taken out of the group. For people who are not in it nothing happens,
 * whether they have left, never were in it, or the group does not exist: the answer does not reveal
 * which.
 */
export function mustLeave<G extends Known>(group: G | undefined, viewerId: string): group is G {
  const own = group?.parts.get(viewerId)
  if (group === undefined || own === undefined) return false
  if (!group.isGroup) throw new AppError('forbidden')
  return rightsOf(group.isGroup, own).leave
}

/** Whether an admin must take this person out. */
export function mustRemove({ parts }: Known, viewerId: string, userId: string): boolean {
  if (userId === viewerId) throw new AppError('forbidden')
  const part = parts.get(userId)
  if (part === undefined) throw new AppError('participant_not_found')
  return isIn(part)
}

/** Whether the role must change. A group always keeps an admin. */
export function mustChangeRole({ parts }: Known, userId: string, role: Part['role']): boolean {
  const part = parts.get(userId)
  if (!isIn(part)) throw new AppError('participant_not_found')
  if (part.role === role) return false
  if (isOnlyAdmin(part, [...parts.values()])) throw new AppError('last_admin')
  return true
}

/** Returns those of the people who are not in the group yet. */
export const newIn = ({ parts }: Known, userIds: Iterable<string>): string[] =>
  [...userIds].filter((id) => !isIn(parts.get(id)))

/** Returns who left by themselves: they are asked, and not added. */
export const leftIn = ({ parts }: Known, userIds: readonly string[]): string[] =>
  userIds.filter((id) => parts.get(id)?.leftBySelf === true)

export const presentIn = ({ parts }: Known): string[] =>
  [...parts].flatMap(([id, part]) => (isIn(part) ? id : []))

/** How long somebody can come back after they were asked, in days. */
export const askedBackFor = 30

/** Refuses who is neither in the group nor asked to come back: for them it does not exist. */
export function requireAskedBack<G extends Known>(
  group: G | undefined,
  viewerId: string,
  now: Date,
): asserts group is G {
  const own = group?.parts.get(viewerId)
  const since = now.getTime() - (own?.askedBackAt?.getTime() ?? 0)
  const isAsked = since < askedBackFor * 24 * 60 * 60 * 1_000
  const mayBeIn = group?.isGroup === true && (own?.leftAt === null || isAsked)
  if (!mayBeIn) throw new AppError('conversation_not_found')
}

export function requireRoom({ parts }: Known, more: number): void {
  if ([...parts.values()].filter(isIn).length + more > mostParticipants)
    throw new AppError('group_full')
}

export const isLastIn = ({ parts }: Known, userId: string): boolean =>
  [...parts].every(([id, part]) => id === userId || !isIn(part))
