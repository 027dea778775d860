import type { Page } from '@playwright/test'
import { setMuted } from '@patchbay/contract/messaging/conversations'
import {
  addParticipants,
  leaveGroup,
  removeParticipant,
  renameGroup,
  setRole,
} from '@patchbay/contract/messaging/groups'
import { say } from '../../server/test/conversations.ts'
import { createFamily, createTrio, openMembers } from '../harness/groups.ts'
import { enterAs } from '../harness/members.ts'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

/** A group with many events, seen by its admin. */
async function makeBusyGroup(page: Page): Promise<string> {
  const { people, path } = await createTrio()
  const [runa, otis, ines] = people
  const [bram] = await createFamily('Bram')
  const conversationId = path.split('id=')[1] ?? ''
  const params = { conversationId }
  await say(otis, conversationId, 'The desk is warm.')
  await runa.client.call(renameGroup, { params, body: { name: 'Slow Signal session' } })
  await say(otis, conversationId, 'Much better name.')
  await runa.client.call(addParticipants, { params, body: { userIds: [bram?.id ?? ''] } })
  await runa.client.call(setRole, {
    params: { conversationId, userId: otis.id },
    body: { role: 'admin' },
  })
  await otis.client.call(removeParticipant, { params: { conversationId, userId: ines.id } })
  await say(runa, conversationId, 'Who brings the kettle?')
  await runa.client.call(setMuted, { params, body: { isMuted: true } })
  await enterAs(page.context(), runa)
  return path
}
async function listBusyGroup(page: Page): Promise<string> {
  await makeBusyGroup(page)
  return '/messages'
}

/** Somebody who left is asked to come back. */
async function askBack(page: Page): Promise<string> {
  const { people, path } = await createTrio()
  const [runa, otis] = people
  const params = { conversationId: path.split('id=')[1] ?? '' }
  await otis.client.call(leaveGroup, { params })
  await runa.client.call(addParticipants, { params, body: { userIds: [otis.id] } })
  await enterAs(page.context(), otis)
  return '/messages'
}
async function seesQuestion(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Come back' })).toBeVisible()
}

async function seesLines(page: Page): Promise<void> {
  await expect(page.getByText('Who brings the kettle?').last()).toBeVisible()
  await expect(page.getByText(/made .* an admin/)).toBeVisible()
}
async function seesMuted(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /Slow Signal session.*Muted/ })).toBeVisible()
}
async function managesGroup(page: Page): Promise<void> {
  await seesLines(page)
  const dialog = await openMembers(page)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByRole('button', { name: 'Add people' }).click()
}
async function seesMembers(page: Page): Promise<void> {
  await seesLines(page)
  await openMembers(page)
}
async function asksToLeave(page: Page): Promise<void> {
  await seesLines(page)
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Leave group' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
async function opensMenu(page: Page): Promise<void> {
  await seesLines(page)
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await expect(page.getByRole('menuitem', { name: 'Leave group' })).toBeVisible()
}

/** Each state has its own group. */
export const groupStates = [
  ['group-lines', makeBusyGroup, 'whom the state makes', seesLines],
  ['group-muted', listBusyGroup, 'whom the state makes', seesMuted],
  ['group-menu', makeBusyGroup, 'whom the state makes', opensMenu],
  ['group-members', makeBusyGroup, 'whom the state makes', seesMembers],
  ['group-manage', makeBusyGroup, 'whom the state makes', managesGroup],
  ['group-leave', makeBusyGroup, 'whom the state makes', asksToLeave],
  ['group-asked-back', askBack, 'whom the state makes', seesQuestion],
] as const satisfies readonly GalleryState[]
