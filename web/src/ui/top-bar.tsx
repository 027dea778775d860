import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './texts.ts'

interface TopBarProps {
  title: string
  /** Adds a Back button on phones, for pages outside the five main entries. */
  onBack?: () => void
  actions?: ReactNode
}

export function TopBar({ title, onBack, actions }: TopBarProps): ReactNode {
  return (
    <div className="flex h-14 items-center gap-1 px-4 md:h-auto md:px-5 md:pt-6 md:pb-4 xl:px-0">
      {onBack && (
        <div className="-ml-3 md:hidden">
          <IconButton label={uiTexts.back} onClick={onBack}>
            <ArrowLeft className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <h1 className="min-w-0 truncate text-title md:text-head">{title}</h1>
      {actions && <div className="ml-auto flex shrink-0 items-center gap-1">{actions}</div>}
    </div>
  )
}
