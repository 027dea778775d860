import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './texts.ts'

interface ThemeToggleProps {
  theme: 'dark' | 'light'
  onChange: (theme: 'dark' | 'light') => void
}

export function ThemeToggle({ theme, onChange }: ThemeToggleProps): ReactNode {
  const dark = theme === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton
      label={dark ? uiTexts.lightTheme : uiTexts.darkTheme}
      onClick={() => onChange(dark ? 'light' : 'dark')}
    >
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
