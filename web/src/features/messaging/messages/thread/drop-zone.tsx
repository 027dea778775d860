import { Paperclip } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { hasOverlay, isOutsideOfFields } from '../../../../ui/overlays/overlay.ts'
import { useFileIntake, type IntakeWay } from '../../../../ui/fields/use-file-intake.ts'
import { trayTexts, type FileTray } from '../../../content/attachments/public.ts'

interface DropZoneProps {
  tray: FileTray
  /** The viewer cannot send messages in this conversation. */
  disabled: boolean
  children: ReactNode
}

/** Files can be dropped anywhere on the conversation. */
export function DropZone({ tray, disabled, children }: DropZoneProps): ReactNode {
  const area = useRef<HTMLDivElement>(null)
  // A paste into an overlay, or into a field outside of the conversation, does not attach files.
  const mayPaste = (): boolean =>
    !hasOverlay() &&
    (isOutsideOfFields() || area.current?.contains(document.activeElement) === true)
  const mayTake = (way: IntakeWay): boolean => !disabled && (way === 'dropped' || mayPaste())
  const { over, zone } = useFileIntake(tray.add, mayTake)
  return (
    <div {...zone} ref={area} className="relative flex min-h-0 flex-1 flex-col">
      {children}
      {over && !disabled && (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-card border-2 border-dashed border-signal bg-bg/80">
          <span className="flex items-center gap-2 text-lead">
            <Paperclip className="size-5" aria-hidden="true" />
            {trayTexts.drop}
          </span>
        </div>
      )}
    </div>
  )
}
