import {
  firstForeignLink,
  previewed,
  type Previewed,
} from '@patchbay/contract/content/link-previews'
import { createHash } from 'node:crypto'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'

/** The job that finds the preview of a text, and shows it. */
export const comingPreview = { name: 'preview_link', schema: previewed }

const attempts = 3
/** All links share this many queues, because the name of a queue stays in the database. */
const queues = 16

/** Links to the same page are in one queue: the second finds what the first has read. */
const queueOf = (url: string): string =>
  `preview_${createHash('sha256').update(url).digest().readUInt8() % queues}`

/** Our own hosts: links to them have cards of their own, and the server never visits itself. */
export const ownHostsOf = ({ publicUrl, appLink, allowedHosts }: Config): readonly string[] => [
  new URL(publicUrl).hostname,
  new URL(appLink).hostname,
  ...allowedHosts,
]

/** The link of a text that has a preview here. */
export const previewedLink = (config: Config, text: string): string | undefined =>
  config.linkPreviews ? firstForeignLink(text, ownHostsOf(config)) : undefined

export interface WantedPreview {
  /** Null if the text has no such link. */
  readonly url: string | null
  /** The queue of the job; null if there is nothing to find. */
  readonly queue: string | null
  /** The link whose preview the author does not want. */
  readonly hidden: string | null
}

/** What is stored and enqueued with a new text. */
export function wantedPreview(
  config: Config,
  text: string,
  { withoutPreview }: { readonly withoutPreview?: true | undefined } = {},
): WantedPreview {
  const url = previewedLink(config, text) ?? null
  return withoutPreview
    ? { url, queue: null, hidden: url }
    : { url, queue: url && queueOf(url), hidden: null }
}

/** In the transaction of the write; nothing waits for it. */
export async function enqueuePreview(
  tx: Database,
  { queue }: Pick<WantedPreview, 'queue'>,
  of: Previewed,
): Promise<void> {
  if (queue === null) return
  await enqueue(tx, comingPreview, of, { queue, maxAttempts: attempts })
}

/** The same as SQL, for one statement that writes: `queue` is null if there is nothing to do. */
export const enqueuingPreview = (type: Previewed['type'], id: string, queue: string): string =>
  `case when ${queue}::text is not null then (graphile_worker.add_job('${comingPreview.name}',
    payload := json_build_object('type', '${type}', 'id', ${id}), queue_name := ${queue}::text,
    max_attempts := ${attempts})).id end`
