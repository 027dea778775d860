import type { ReactNode } from 'react'
import { chooseTheme, useTheme } from '../../platform/page/theme.ts'
import { ThemeToggle } from '../theme-toggle.tsx'

export function ThemeButton(): ReactNode {
  return <ThemeToggle theme={useTheme()} onChange={chooseTheme} />
}
