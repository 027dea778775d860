import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import type { Page } from '@playwright/test'
import { demoPeople } from '../../server/src/demo/people.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { startPair } from '../../server/test/conversations.ts'
import {
  doc,
  docx,
  flac,
  m4a,
  mov,
  mp3,
  mp4,
  ogg,
  pdf,
  xls,
  xlsx,
} from '../../server/test/samples/file-samples.ts'
import { plain } from '../../server/test/samples/picture-samples.ts'
import { shortFilm } from '../harness/films.ts'
import { createMember, type Member } from '../harness/members.ts'
import { sendVoice, swell } from '../harness/sounds.ts'
import { expect } from '../harness/test.ts'

const bars = Array.from({ length: 80 }, (_, at) => 20 + Math.round(60 * Math.abs(Math.sin(at / 6))))

type File = readonly [name: string, bytes: Uint8Array]

async function seen(page: Page): Promise<readonly File[]> {
  return [
    ['stage-left.jpg', await plain(1200, 800, '#7a3b2e').jpeg().toBuffer()],
    ['poster.jpeg', await plain(600, 1200, '#234e52').jpeg().toBuffer()],
    ['floor plan.png', await plain(1600, 500, '#d8cfc0').png().toBuffer()],
    ['tape.webp', await plain(800, 800, '#3f3d56').webp().toBuffer()],
    ['loop.gif', await plain(320, 240, '#96785a').gif().toBuffer()],
    ['solo.webm', (await shortFilm(page)).buffer],
    ['encore.mp4', mp4()],
    ['from the phone.mov', mov()],
    ['rider.txt', Buffer.from('Two stools, no smoke.')],
    [
      'a name that goes on and on because nobody ever shortens what a machine has called.pdf',
      pdf(),
    ],
  ]
}

const received = (): readonly File[] => [
  ['rough mix.wav', swell(12)],
  ['rough mix.mp3', mp3(40)],
  ['voice note.m4a', m4a()],
  ['room.ogg', ogg()],
  ['master.flac', flac()],
  ['contract.doc', doc()],
  ['contract.docx', docx()],
  ['fees.xls', xls()],
  ['fees.xlsx', xlsx()],
  ['set list.txt', Buffer.from('One, two, three.')],
]

async function send(by: Member, conversationId: string, files: readonly File[], content = '') {
  const attachments: { id: string; peaks?: number[]; seconds?: number }[] = []
  for (const [name, bytes] of files) {
    const { body, status } = await by.client.call(uploadAttachment, {
      params: { contextType: 'conversation', contextId: conversationId },
      query: { name },
      body: new Blob([new Uint8Array(bytes)]),
    })
    if (status !== 200) throw new Error(`${name} is refused.`)
    const isReceived = body.kind === 'audio' && name.startsWith('rough')
    attachments.push({ id: body.id, ...(isReceived && { peaks: bars, seconds: 12 }) })
  }
  const message = { clientId: newId(), content, attachments }
  await by.client.call(sendMessage, { params: { conversationId }, body: message })
}

/** A conversation with all accepted types of files: ten, ten more, and a voice message. */
export async function sendEveryFile(page: Page): Promise<string> {
  const friend = await createMember('Wanda Files')
  const viewerId = demoPeople.find(({ fullName }) => fullName === 'Adaeze Nwosu')?.id ?? ''
  const id = await startPair(friend, { ...friend, id: viewerId })
  await send(friend, id, await seen(page), 'All that I have of Friday:')
  await send(friend, id, received())
  await sendVoice(friend, id, 12)
  return `/messages?id=${id}`
}

export async function seeEveryFile(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Messages', exact: true })
  const first = list.getByRole('img', { name: 'stage-left.jpg' })
  await expect(first).toBeVisible()
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
}

export async function seeLastFiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(New messages|To the newest message)$/ }).click()
  await expect(page.getByRole('link', { name: /^set list\.txt/ })).toBeInViewport()
}
