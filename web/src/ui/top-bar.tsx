import { ArrowLeft } from 'lucide-react'
import { createContext, useContext, type ReactNode } from 'react'
import { IconButton } from './buttons/icon-button.tsx'
import { uiTexts } from './texts.ts'

/** What every page shows at the top right on phones; from 768 px the shell shows it itself. */
export const PhoneCorner = createContext<ReactNode>(null)

/** For the top of a page that has no top bar. */
export function InPhoneCorner(): ReactNode {
  const content = useContext(PhoneCorner)
  return content && <div className="md:hidden">{content}</div>
}

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
      <div className="-mr-2.5 ml-auto flex shrink-0 items-center gap-1 empty:hidden md:mr-0">
        {actions && (
          <div className="flex items-center gap-1 last:mr-2.5 md:last:mr-0">{actions}</div>
        )}
        <InPhoneCorner />
      </div>
    </div>
  )
}
