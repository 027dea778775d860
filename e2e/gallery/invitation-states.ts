import type { Page } from '@playwright/test'
import { accept, makeInvitation } from '../../server/test/invitations.ts'
import { createCommunityOf, createMember, enterAs } from '../harness/members.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

/** A private community with a link that somebody came by. */
async function prepare(page: Page): Promise<{ communityId: string; path: string }> {
  const leader = await createMember('Sefa Amankwah')
  const communityId = await createCommunityOf(leader, { name: 'Reel Room', isPrivate: true })
  const { secret, path } = await makeInvitation(leader, communityId, { days: 30, mostUses: 10 })
  await accept(await createMember('Tomasz Kruk'), secret)
  await enterAs(page.context(), leader)
  return { communityId, path: path ?? '' }
}
const led = async (page: Page): Promise<string> =>
  `/communities/${(await prepare(page)).communityId}`

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('button', { name: 'Who came by it' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Tomasz Kruk' })).toBeVisible()
}
async function openCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('img', { name: /^QR code that leads to/ })).toBeVisible()
}

/** Shows it as a visitor sees it. */
async function asVisitor(page: Page): Promise<string> {
  const { path } = await prepare(page)
  await page.context().clearCookies()
  return path
}
async function asStranger(page: Page): Promise<string> {
  const { path } = await prepare(page)
  await enterAs(page.context(), await createMember('Noor Haddad'))
  return path
}

/** Links by which people join, and the page that they lead to. */
export const invitationStates = [
  ['invitations', led, 'whom the state makes', openSheet],
  ['invitation-code', led, 'whom the state makes', openCode],
  ['invitation-stranger', asStranger, 'whom the state makes', /^Sefa Amankwah invites you$/],
  ['invitation-visitor', asVisitor, 'whom the state makes', /^Sign in to join$/],
  [
    'invitation-ended',
    `/invitations/${'x'.repeat(43)}`,
    'visitor',
    /^This invitation leads nowhere$/,
  ],
] as const satisfies readonly GalleryState[]
