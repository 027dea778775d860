import { Pencil } from 'lucide-react'
import { createContext, useContext, type ReactNode } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { profileTexts as texts } from './texts.ts'

export type ProfilePart = 'about' | 'place' | 'links' | 'work'

interface PartOpener {
  readonly open: (part: ProfilePart) => void
  /** The viewer is likely to press, so the script of the form can be loaded. */
  readonly approach: () => void
}

/** How the page opens a part of the profile for editing. */
export const OpenPart = createContext<PartOpener>({ open: () => {}, approach: () => {} })

interface EditPartProps {
  part: ProfilePart
  /** With its name, where there is no other word for the part. */
  named?: boolean
}

/** Opens one part of the own profile for editing. */
export function EditPart({ part, named = false }: EditPartProps): ReactNode {
  const { open, approach } = useContext(OpenPart)
  const label = texts.editPart[part]
  const common = {
    onPointerEnter: approach,
    onFocus: approach,
    onClick: () => open(part),
  }
  if (!named)
    return (
      <IconButton label={label} size="sm" {...common}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
    )
  return (
    <button
      type="button"
      {...common}
      className="-my-[13px] inline-flex h-11 items-center gap-1.5 rounded-control text-meta font-medium text-ink-2 underline-offset-2 hover:text-ink hover:underline md:-my-[9px] md:h-9"
    >
      <Pencil className="size-3.5" aria-hidden="true" />
      {label}
    </button>
  )
}
