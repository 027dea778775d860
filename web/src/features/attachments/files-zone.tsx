import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useFileIntake } from '../../ui/fields/use-file-intake.ts'
import { FilesField } from './files-field.tsx'
import type { FileTray } from './use-file-tray.ts'

interface FilesZoneProps {
  tray: FileTray
  disabled: boolean
  /** The rest of the form: files can be dropped anywhere on it. */
  children: ReactNode
}

export function FilesZone({ tray, disabled, children }: FilesZoneProps): ReactNode {
  const { over, zone } = useFileIntake((files, way) => {
    if (!disabled) tray.add(files, way)
  })
  return (
    <div
      {...zone}
      className={classNames(
        'space-y-4 rounded-control outline-2 outline-offset-8',
        over ? 'outline-signal outline-dashed' : 'outline-transparent',
      )}
    >
      {children}
      <FilesField tray={tray} disabled={disabled} over={over} />
    </div>
  )
}
