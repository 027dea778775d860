import type { Page } from '@playwright/test'
import { setMuted } from '@patchbay/contract/conversations'
import { addParticipants, removeParticipant, renameGroup, setRole } from '@patchbay/contract/groups'
import { say } from '../../server/test/conversations.ts'
import { createFamily, createTrio, openMembers } from '../harness/groups.ts'
import { enterAs } from '../harness/members.ts'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

/** A group in which a lot has happened, before the eyes of its admin. */
async function openBusyGroup(page: Page): Promise<void> {
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
  await page.goto(path)
  await expect(page.getByText('Who brings the kettle?').last()).toBeVisible()
}

async function seesLines(page: Page): Promise<void> {
  await openBusyGroup(page)
  await expect(page.getByText(/made .* an admin/)).toBeVisible()
}
async function seesMuted(page: Page): Promise<void> {
  await openBusyGroup(page)
  await page.goto('/messages')
  await expect(page.getByRole('link', { name: /Slow Signal session.*Muted/ })).toBeVisible()
}
async function managesGroup(page: Page): Promise<void> {
  await openBusyGroup(page)
  const dialog = await openMembers(page)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByRole('button', { name: 'Add people' }).click()
}
async function seesMembers(page: Page): Promise<void> {
  await openBusyGroup(page)
  await openMembers(page)
}
async function asksToLeave(page: Page): Promise<void> {
  await openBusyGroup(page)
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Leave group' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
async function opensMenu(page: Page): Promise<void> {
  await openBusyGroup(page)
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await expect(page.getByRole('menuitem', { name: 'Leave group' })).toBeVisible()
}

/** Each in a group of its own. */
export const groupStates = [
  ['group-lines', '/messages', 'whom the state makes', seesLines],
  ['group-muted', '/messages', 'whom the state makes', seesMuted],
  ['group-menu', '/messages', 'whom the state makes', opensMenu],
  ['group-members', '/messages', 'whom the state makes', seesMembers],
  ['group-manage', '/messages', 'whom the state makes', managesGroup],
  ['group-leave', '/messages', 'whom the state makes', asksToLeave],
] as const satisfies readonly GalleryState[]
