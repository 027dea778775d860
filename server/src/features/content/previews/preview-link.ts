import type { Previewed } from '@patchbay/contract/content/link-previews'
import type { Services } from '../../../platform/http/action.ts'
import type { Database } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import type { OpenWeb } from '../../../platform/outbound/open-web.ts'
import { comingPreview, previewedLink } from './preview-jobs.ts'
import { findFresh } from './previews.store.ts'
import { visitLink } from './visit-link.ts'

export interface PreviewedText {
  readonly text: string
  readonly hiddenPreview: string | null
}

/** What the feature of a text does; the job knows none of them. */
export interface Previewable {
  /** Undefined if it is gone. */
  readonly find: (db: Database, id: string) => Promise<PreviewedText | undefined>
  /** Shows the preview below it and tells the open pages, if its text is still this one. */
  readonly show: (
    services: Services,
    id: string,
    shown: { readonly previewId: string; readonly text: string },
  ) => Promise<void>
}

export type Previewables = Readonly<Record<Previewed['type'], Previewable>>

/** Finds the preview of the first link of a text, by a visit if there was none lately. */
export const previewLink = (previewables: Previewables, web: OpenWeb) =>
  job(
    comingPreview.name,
    comingPreview.schema,
    async (services, { type, id }, { signal }) => {
      const { db, config, now } = services
      const { find, show } = previewables[type]
      const written = await find(db, id)
      if (written === undefined) return
      const { text, hiddenPreview } = written
      const url = previewedLink(config, text)
      if (url === undefined || url === hiddenPreview) return
      const preview =
        (await findFresh(db, url, now())) ?? (await visitLink(services, web, url, signal))
      if (preview.isShown) await show(services, id, { previewId: preview.id, text })
    },
    { apart: 'visits' },
  )
