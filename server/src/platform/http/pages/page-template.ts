import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataBlock } from './json-in-page.ts'

/** What a page says before any script runs. */
export interface PageContent {
  readonly status: 200 | 404 | 410 | 429 | 503
  /** With 429 and 503: in how many seconds the page is worth another try. */
  readonly retryAfter?: string
  /** Tags of the head, in place of those that every page has. */
  readonly head: string
  /** What stands in the page until the app takes its place. */
  readonly body: string
  /** Whether the body is all that there is to read, so that nobody needs a script for it. */
  readonly isReadable: boolean
  /** Whether the page needs no app at all: then no script of ours is loaded. */
  readonly isComplete?: boolean
  /** JSON: the first answers, by their addresses. Undefined if there are none. */
  readonly answers?: string | undefined
  readonly cookies?: readonly string[]
}

/** The name of the block that the web reads in `platform/http/first-answers.ts`. */
const answersId = 'first-answers'

const root = '<div id="root"></div>'
const oneTag = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g
const needsScript = /<noscript>.*?<\/noscript>/s

/** The app's own scripts; the one that chooses the theme stays. */
const appScript = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** Puts what a page says into the page of the build. The order of the scripts stays. */
export function readTemplate(
  dist: string,
  config: Config,
): (nonce: string, preloads: string, content: PageContent | undefined) => string {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) throw new Error('The web app is not built: run "npm run build".')
  const plain = readFileSync(index, 'utf8').replaceAll(
    '__PATCHBAY_DEVELOPMENT__',
    String(config.development),
  )
  // A public page has its own description, so the general tags are removed.
  const ownHead = plain.replace(oneTag, '')
  const withoutApp = ownHead.replaceAll(appScript, '')
  return (nonce, preloads, content) => {
    if (content === undefined) return withNonce(plain, nonce, preloads)
    const { head, body, isReadable, answers } = content
    if (content.isComplete)
      return withNonce(withoutApp, nonce, head)
        .replace(root, () => `<div id="root">${body}</div>`)
        .replace(needsScript, '')
    const block = answers === undefined ? '' : dataBlock('application/json', answers, answersId)
    // Functions, because `$` in a replacement has a meaning, and texts of people may contain it.
    const page = withNonce(ownHead, nonce, preloads + head)
      .replace(root, () => `<div id="root">${body}</div>${block}`)
      .replace(needsScript, (said) => (isReadable ? '' : said))
    return page
  }
}

const withNonce = (page: string, nonce: string, head: string): string =>
  page.replaceAll('__CSP_NONCE__', nonce).replace('</head>', () => `${head}</head>`)
