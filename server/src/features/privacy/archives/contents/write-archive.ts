import type { Readable } from 'node:stream'
import type { JobServices } from '../../../../platform/jobs/job.ts'
import { safeName } from '../../../../platform/zip/safe-name.ts'
import type { ZipEntry } from '../../../../platform/zip/write-zip.ts'
import { savedName } from '../../../content/attachments/public.ts'
import {
  drawEntry,
  inWords,
  pageEnd,
  pageHead,
  pathInAddress,
  tidy,
  type FilePaths,
} from './archive-pages.ts'
import { markup, Markup } from '../../../../platform/markup.ts'
import type { Entry } from './entry-rows.store.ts'
import { readMessages } from './message-entries.store.ts'
import { sectionList, type SectionId } from './section-list.ts'
import { readSection } from './sections.ts'
import { archiveTexts as texts } from './texts.ts'
import { readStoredFiles } from './work-entries.store.ts'

type Services = Pick<JobServices, 'db' | 'storage' | 'config' | 'now'>
type Entries = AsyncIterable<readonly Entry[]>

interface Page {
  readonly path: string
  readonly title: string
  readonly hint: string
  readonly entries: () => Entries
  readonly draw: (entry: Entry) => Markup
}

const bytes = (drawn: Markup | string): Buffer =>
  Buffer.from(drawn instanceof Markup ? drawn.text : drawn)

/** How deep a page lies, so that its links find the way out. */
const depthOf = (path: string): number => path.split('/').length - 1

async function* asPage(page: Page, count: { entries: number }): AsyncGenerator<Uint8Array> {
  yield bytes(pageHead(page.title, depthOf(page.path)))
  yield bytes(markup`<p class="soft">${page.hint}</p>`)
  for await (const some of page.entries()) {
    count.entries += some.length
    yield bytes(some.map((entry) => page.draw(tidy(entry)).text).join(''))
  }
  if (count.entries === 0) yield bytes(markup`<p>${texts.empty}</p>`)
  yield bytes(pageEnd)
}

async function* asJson(entries: Entries): AsyncGenerator<Uint8Array> {
  let separator = '[\n'
  for await (const some of entries) {
    const lines = some.map((entry) => JSON.stringify(tidy(entry))).join(',\n')
    yield bytes(separator + lines)
    separator = ',\n'
  }
  yield bytes(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** Both forms of a page. Its entries are read twice, because only one of them is written at a time. */
async function* bothForms(page: Page, count = { entries: 0 }): AsyncGenerator<ZipEntry> {
  yield { path: `${page.path}.html`, compress: true, content: asPage(page, count) }
  yield { path: `${page.path}.json`, compress: true, content: asJson(page.entries()) }
}

/**
 * Everything of a person's own, as the files of an archive: first what they uploaded, then the
 * sections, and last the page that lists them. At no time more than a part of one is in memory.
 */
export async function* archiveEntries(
  services: Services,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const files = new Map<string, string>()
  yield* uploadedFiles(services, userId, files)
  const counts: [SectionId, number][] = []
  for (const id of Object.keys(sectionList) as SectionId[]) {
    const count = { entries: 0 }
    yield* bothForms(sectionPage(services, userId, id, files), count)
    counts.push([id, count.entries])
  }
  yield* conversationPages(services, userId, files)
  yield { path: 'index.html', compress: true, content: [bytes(drawIndex(services, counts))] }
}

function sectionPage({ db }: Services, userId: string, id: SectionId, files: FilePaths): Page {
  const [title, hint] = sectionList[id]
  const draw = (entry: Entry) =>
    id === 'messages' ? drawConversation(entry) : drawEntry(entry, files, 1)
  return {
    path: `sections/${id}`,
    title,
    hint,
    entries: () => readSection[id](db, userId),
    draw,
  }
}

const nameOf = ({ title }: Entry): string => (typeof title === 'string' ? title : texts.untitled)

function drawConversation(entry: Entry): Markup {
  const address = `../${pathInAddress(`messages/${String(entry['id'])}.html`)}`
  return markup`${drawEntry(entry, new Map(), 1)}<p><a href="${address}">${texts.read}: ${nameOf(entry)}</a></p>
`
}

async function* conversationPages(
  { db }: Services,
  userId: string,
  files: FilePaths,
): AsyncGenerator<ZipEntry> {
  for await (const some of readSection.messages(db, userId))
    for (const conversation of some) {
      const id = String(conversation['id'])
      const people = conversation['people']
      yield* bothForms({
        path: `messages/${id}`,
        title: nameOf(conversation),
        hint: Array.isArray(people) ? people.join(', ') : '',
        entries: () => readMessages(db, userId, id),
        draw: (entry) => drawEntry(entry, files, 1),
      })
    }
}

/** Notes where each file is. What the storage has lost is left out, and so has no place. */
async function* uploadedFiles(
  { db, storage }: Services,
  userId: string,
  files: Map<string, string>,
): AsyncGenerator<ZipEntry> {
  const picture = await storage.get(`avatars/${userId}/avatar.webp`)
  if (picture !== undefined)
    yield { path: 'files/profile-picture.webp', compress: false, content: closing(picture.stream) }
  for await (const { id, name, stored_as: key } of readStoredFiles(db, userId)) {
    const file = await storage.get(key)
    if (file === undefined) continue
    const path = `files/${id}/${safeName(savedName(name, key))}`
    files.set(id, path)
    yield { path, compress: false, content: closing(file.stream) }
  }
}

/** A stream that is not read to its end is closed, so that nothing stays open after a failure. */
async function* closing(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream as AsyncIterable<Uint8Array>
  } finally {
    stream.destroy()
  }
}

function drawIndex(
  { config, now }: Services,
  counts: readonly (readonly [SectionId, number])[],
): Markup {
  const items = counts.map(([id, count]) => {
    const [title, hint] = sectionList[id]
    return markup`<li><span><a href="sections/${id}.html">${title}</a><br><span class="soft">${hint}</span></span>
<span class="soft">${texts.entries(count)} · <a href="sections/${id}.json">${texts.json}</a></span></li>`
  })
  return markup`${pageHead(texts.title(config.productName))}
<p class="soft">${texts.made(inWords(now()))}</p>
<p>${texts.about}</p>
<ul class="list">${items}</ul>
<p class="soft">${texts.leftOut}</p>
${pageEnd}`
}
