import {
  demoFileKey,
  insertDemoAttachment,
  type DemoAttachment,
  type DemoTarget,
} from '../features/content/attachments/public.ts'
import { transaction } from '../platform/db/database.ts'
import type { Services } from '../platform/http/action.ts'
import { demoCommunities, personId } from './communities.ts'
import { demoConversations } from './conversations.ts'
import { messageId } from './demo-conversation.ts'
import type { DemoFile } from './demo-file.ts'
import { demoListings } from './listings.ts'
import { writePdf } from './plain-pdf.ts'
import { demoPosts } from './posts.ts'
import { readPicture } from './seed-pictures.ts'
import { play, type TrackName } from './sounds/tracks.ts'
import { peaksOf, secondsOf, writeWav } from './sounds/wav.ts'

const hour = 3_600_000

interface TargetedFile {
  readonly file: DemoFile
  readonly owner: number
  readonly target: DemoTarget
  readonly position: number
  readonly hoursAgo: number
}

/** All files of the demo, where they are. */
function filesOfDemo(): readonly TargetedFile[] {
  const targeted = (
    files: readonly DemoFile[] | undefined,
    rest: Omit<TargetedFile, 'file' | 'position'>,
  ): readonly TargetedFile[] => (files ?? []).map((file, position) => ({ file, position, ...rest }))
  return [
    ...demoPosts.flatMap(({ id: postId, files, author: owner, community, hoursAgo }) => {
      const communityId = demoCommunities[community - 1]?.id ?? ''
      return targeted(files, { owner, hoursAgo, target: { postId, communityId } })
    }),
    ...demoConversations.flatMap(({ id: conversationId, messages }) =>
      messages.flatMap(({ files, from: owner, hoursAgo }, index) => {
        const target = { messageId: messageId(conversationId, index + 1), conversationId }
        return targeted(files, { owner, hoursAgo, target })
      }),
    ),
    ...demoListings.flatMap(({ id: listingId, files, provider: owner, hoursAgo }) =>
      targeted(files, { owner, hoursAgo, target: { listingId } }),
    ),
  ]
}

type Made = Pick<
  DemoAttachment,
  'kind' | 'extension' | 'width' | 'height' | 'peaks' | 'seconds'
> & {
  readonly bytes: Uint8Array
}

/** A track is synthesised once, however many people show it. */
function maker(): (file: DemoFile) => Promise<Made> {
  const played = new Map<TrackName, Made>()
  return async (file) => {
    if ('snapshot' in file) {
      const bytes = await readPicture(`snapshots/${file.snapshot}`)
      return { bytes, kind: 'picture', extension: 'webp', width: 1_200, height: 900 }
    }
    if ('lines' in file) return { bytes: writePdf(file.lines), kind: 'document', extension: 'pdf' }
    const known = played.get(file.track)
    if (known !== undefined) return known
    const sound = play(file.track)
    const measures = { peaks: peaksOf(sound), seconds: secondsOf(sound) }
    const made: Made = { bytes: writeWav(sound), kind: 'audio', extension: 'wav', ...measures }
    played.set(file.track, made)
    return made
  }
}

/** Fixed, as all ids of the demo. */
const fileId = (number: number): string =>
  `019a8000-0000-7000-8008-${String(number).padStart(12, '0')}`

/** After the demo data, because files need the storage of the running app. */
export async function seedFiles({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<void> {
  const now = Date.now()
  const make = maker()
  const rows: DemoAttachment[] = []
  for (const [index, { file, owner, target, position, hoursAgo }] of filesOfDemo().entries()) {
    const { bytes, ...made } = await make(file)
    const row: DemoAttachment = {
      ...made,
      id: fileId(index + 1),
      ownerId: personId(owner),
      target,
      position,
      name: file.name,
      size: bytes.byteLength,
      createdAt: new Date(now - hoursAgo * hour),
    }
    await storage.put(demoFileKey(row), bytes)
    rows.push(row)
  }
  await transaction(db, async (tx) => {
    for (const row of rows) await insertDemoAttachment(tx, row)
  })
}
