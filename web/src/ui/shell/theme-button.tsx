import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { chooseTheme, useTheme } from '../../platform/page/theme.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { uiTexts } from '../texts.ts'

export function ThemeButton(): ReactNode {
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton
      label={dark ? uiTexts.lightTheme : uiTexts.darkTheme}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
