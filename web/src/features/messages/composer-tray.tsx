import type { ReactNode } from 'react'
import { placeTexts, TrayNotes, TrayRows, type FileTray } from '../attachments/public.ts'

interface ComposerTrayProps {
  tray: FileTray
  /** What was pressed is no longer there: the focus needs a place. */
  onButtonGone: () => void
}

/** The files of what is being written, above the box. */
export function ComposerTray({ tray, onButtonGone }: ComposerTrayProps): ReactNode {
  const isEmpty = tray.stored.length + tray.pending.length + tray.problems.length === 0
  return (
    // What is said out loud stays; it takes no room.
    <div className={isEmpty ? 'sr-only' : undefined}>
      {/* However many there are, something of the conversation stays in view. */}
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
