import type { ReactNode } from 'react'
import { placeTexts, TrayNotes, TrayRows, type FileTray } from '../attachments/public.ts'

interface ComposerTrayProps {
  tray: FileTray
  /** The focused button has disappeared, so the focus must move elsewhere. */
  onButtonGone: () => void
}

/** The files of the draft, above the text box. */
export function ComposerTray({ tray, onButtonGone }: ComposerTrayProps): ReactNode {
  const isEmpty = tray.stored.length + tray.pending.length + tray.problems.length === 0
  return (
    // The live regions stay mounted when the tray is empty, but take no space.
    <div className={isEmpty ? 'sr-only' : undefined}>
      {/* A limited height keeps part of the conversation in view, however many files there are. */}
      <div className="max-h-[35dvh] overflow-y-auto overscroll-contain">
        <TrayRows tray={tray} disabled={false} onButtonGone={onButtonGone} />
      </div>
      <TrayNotes tray={tray} />
      <p aria-live="polite" className="text-meta text-ink-2">
        {tray.isUploading && placeTexts.conversation.waits}
      </p>
    </div>
  )
}
