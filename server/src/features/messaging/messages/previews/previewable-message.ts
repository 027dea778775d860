import type { Previewable } from '../../../content/previews/public.ts'
import { announcementOf } from '../announcement-of.ts'
import { viewMessage } from '../message.view.ts'
import { findText, showPreview } from './message-previews.store.ts'

export const previewableMessage: Previewable = {
  find: findText,
  async show({ db, announce, now }, messageId, shown) {
    const changed = await showPreview(db, messageId, shown, now())
    if (changed !== undefined)
      announce(announcementOf(changed.conversation, viewMessage(changed.message)))
  },
}
