import { reactToMessage } from '@patchbay/contract/messaging/message-reactions'
import { deleteMessage } from '@patchbay/contract/messaging/messages'
import { updateMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import type { Page } from '@playwright/test'
import { demoConversations } from '../../server/src/demo/conversations.ts'
import { demoEvents } from '../../server/src/demo/events.ts'
import { demoPeople } from '../../server/src/demo/people.ts'
import { demoPosts } from '../../server/src/demo/posts.ts'
import { say, startPair } from '../../server/test/conversations.ts'
import { seeEveryFile, seeLastFiles, sendEveryFile } from './every-file.ts'
import type { GalleryState } from './gallery-state.ts'
import { origin } from '../harness/addresses.ts'
import { createMember, enterAs } from '../harness/members.ts'
import { expect } from '../harness/test.ts'

const [, group, , pair] = demoConversations

/** Waits for a message of the open conversation, not for a reply that quotes it. */
function seesSaid(words: RegExp) {
  return (page: Page): Promise<void> =>
    expect(
      page
        .getByRole('list', { name: 'Messages' })
        .getByRole('paragraph')
        .filter({ hasText: words }),
    ).toBeInViewport()
}
async function editMessage(page: Page): Promise<void> {
  await seesSaid(/^The piano is good/)(page)
  await page.getByRole('textbox', { name: /^Message/ }).press('ArrowUp')
  await page.getByRole('textbox', { name: 'Edit message' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message cannot be empty')).toBeVisible()
}
async function writeToNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Message' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('Is the small room free on Friday?')
  await dialog.getByLabel('Message').press('Control+Enter')
  await expect(dialog.getByText('Please select a recipient')).toBeVisible()
}
async function makeGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Group' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('o')
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Please select at least 2 participants')).toBeVisible()
}

/** A new conversation with links to all kinds of pages, and a deleted message. */
async function sendCards(): Promise<string> {
  const friend = await createMember('Ines Calder')
  const viewerId = demoPeople.find(({ fullName }) => fullName === 'Adaeze Nwosu')?.id ?? ''
  const id = await startPair(friend, { ...friend, id: viewerId })
  const at = (path: string): string => origin + path
  await say(friend, id, `For the notes: ${at(`/posts/${demoPosts.at(-1)?.id}`)}`)
  const { id: messageId } = await say(friend, id, 'Not this one')
  await friend.client.call(deleteMessage, { params: { messageId } })
  await say(friend, id, at(`/events/${demoEvents[0]?.id}`))
  await say(friend, id, `And ask ${at(`/users/${demoPeople[3]?.id}`)}, who has been there.`)
  return `/messages?id=${id}`
}
async function answerCards(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).fill('Thank you! I shall.')
  await page.getByRole('button', { name: 'Send' }).click()
  const list = page.getByRole('list', { name: 'Messages', exact: true })
  await expect(list.getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible()
  await expect(list.locator('a.h-16')).toHaveCount(3)
}
async function openMessageMenu(page: Page): Promise<void> {
  await answerCards(page)
  await page.getByRole('article', { name: /^You:/ }).getByRole('button').click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
}
/** A message with the reactions of two people. */
async function react(): Promise<string> {
  const friend = await createMember('Ines Calder')
  const viewerId = demoPeople.find(({ fullName }) => fullName === 'Adaeze Nwosu')?.id ?? ''
  const id = await startPair(friend, { ...friend, id: viewerId })
  const { id: messageId } = await say(friend, id, 'The masters are back.')
  await friend.client.call(reactToMessage, { params: { messageId }, body: { emoji: '🎉' } })
  return `/messages?id=${id}`
}
/** Everything that markers format, and the bar in the composer. */
async function format(): Promise<string> {
  const friend = await createMember('Ines Calder')
  const viewerId = demoPeople.find(({ fullName }) => fullName === 'Adaeze Nwosu')?.id ?? ''
  const id = await startPair(friend, { ...friend, id: viewerId })
  const words =
    '*Doors* at ~six~ _seven_, see https://a.example and `stage.pdf`\n- strings\n- leads\n1. load\n2. play\n> Is there a piano?\n```\nch 1  kick\n```'
  await say(friend, id, words)
  return `/messages?id=${id}`
}
async function showFormats(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).fill(`${'*Yes*, '.repeat(12)}and a > b`)
  await page.getByRole('button', { name: 'Formatting' }).click()
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').first().focus()
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = page.getByRole('article', { name: /^You: Yes, / })
  await expect(sent.getByRole('strong')).toHaveCount(12)
}
async function choose(page: Page, item: string, title: string): Promise<void> {
  const row = page.getByRole('article', { name: /The masters are back/ })
  await row.getByRole('button', { name: '🎉 1: Ines Calder' }).click()
  await row.getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}
async function findReaction(page: Page): Promise<void> {
  await choose(page, 'React…', 'React')
  await expect(page.getByRole('button', { name: 'grinning face', exact: true })).toBeVisible()
}
const seeReactions = (page: Page): Promise<void> => choose(page, 'Reactions', 'Reactions')
async function beginReply(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Messages', exact: true })
  await list.getByRole('article').last().focus()
  await page.keyboard.press('r')
  await expect(page.getByText(/^Replying to/)).toBeVisible()
}
async function askToDelete(page: Page): Promise<void> {
  await openMessageMenu(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
/** A sheet on most screens; on a wide one the pane stands there already. */
async function showDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Files' }).click()
  await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible()
  await expect(page.getByText('Loading files...')).toHaveCount(0)
}
/** Somebody who wants to be asked, to whom somebody new has written. */
async function askFirst(page: Page): Promise<string> {
  const [reader, stranger] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
  await reader.client.call(updateMessagingSettings, { body: { mayWrite: 'nobody' } })
  const id = await startPair(stranger, reader)
  await say(stranger, id, 'Do you play at weddings? Ours is in May, near Leeds.')
  await enterAs(page.context(), reader)
  return id
}
const openRequest = async (page: Page): Promise<string> => `/messages?id=${await askFirst(page)}`
async function listRequests(page: Page): Promise<string> {
  await askFirst(page)
  return '/messages'
}
async function showRequests(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Requests (1)' }).click()
  await expect(page.getByRole('list', { name: 'Requests' })).toBeVisible()
}
async function showShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
}

/** The messages page, and its states without a URL. */
export const messageStates = [
  ['messages-prompt', '/messages', 'visitor'],
  ['messages', '/messages', 'member', /^Cellar night/],
  ['messages-pair', `/messages?id=${pair?.id}`, 'member', seesSaid(/^The piano is good/)],
  ['messages-group', `/messages?id=${group?.id}`, 'member', seesSaid(/^Adding one guest/)],
  ['messages-empty', '/messages', 'member of nothing', /^No conversations yet/],
  ['messages-requests', listRequests, 'whom the state makes', showRequests],
  ['messages-request', openRequest, 'whom the state makes', /wants to write to you$/],
  ['messages-edit', `/messages?id=${pair?.id}`, 'member', editMessage],
  ['messages-reply', `/messages?id=${group?.id}`, 'member', beginReply],
  ['messages-react', react, 'member', findReaction],
  ['messages-reactions', react, 'member', seeReactions],
  ['messages-formatted', format, 'member', showFormats],
  ['messages-cards', sendCards, 'member', answerCards],
  ['messages-menu', sendCards, 'member', openMessageMenu],
  ['messages-files', sendEveryFile, 'member', seeEveryFile],
  ['messages-last-files', sendEveryFile, 'member', seeLastFiles],
  ['messages-details', sendEveryFile, 'member', showDetails],
  ['messages-group-details', `/messages?id=${group?.id}`, 'member', showDetails],
  ['messages-delete', sendCards, 'member', askToDelete],
  ['messages-shortcuts', '/messages', 'member', showShortcuts],
  ['messages-new', '/messages', 'member', writeToNobody],
  ['messages-new-group', '/messages', 'member', makeGroup],
] as const satisfies readonly GalleryState[]
