import { insideTopic } from '@patchbay/contract/realtime'
import type { Config } from '../../../platform/config.ts'
import { transaction, type Database } from '../../../platform/db/database.ts'
import {
  dropOther,
  findInsideText,
  hidePreview,
  showInside,
  type InsideType,
} from './inside-previews.store.ts'
import { enqueuePreview, wantedPreview } from './preview-jobs.ts'
import type { Previewable } from './preview-link.ts'

/** How the job shows the preview of a post or a reply. */
export const previewableInside = (type: InsideType): Previewable => ({
  find: (db, id) => findInsideText(db, type, id),
  async show({ db, announce }, id, shown) {
    const communityId = await transaction(db, (tx) => showInside(tx, type, id, shown))
    if (communityId !== undefined) announce({ kind: 'changed', topic: insideTopic(communityId) })
  },
})

interface WrittenText {
  readonly type: InsideType
  readonly id: string
  readonly content: string
  readonly withoutPreview?: true | undefined
}

/** In the transaction that has written a new text. */
export async function beginPreview(tx: Database, config: Config, text: WrittenText): Promise<void> {
  const { type, id, content } = text
  const wanted = wantedPreview(config, content, text)
  if (wanted.hidden !== null) await hidePreview(tx, type, id, wanted.hidden)
  await enqueuePreview(tx, wanted, { type, id })
}

/** In the transaction that has changed a text: another first link has another preview. */
export async function renewPreview(tx: Database, config: Config, text: WrittenText): Promise<void> {
  const { type, id, content } = text
  const wanted = wantedPreview(config, content, text)
  await dropOther(tx, type, id, wanted.hidden === null ? wanted.url : null)
  if (wanted.hidden !== null) await hidePreview(tx, type, id, wanted.hidden)
  await enqueuePreview(tx, wanted, { type, id })
}
