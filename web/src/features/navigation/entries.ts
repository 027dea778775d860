import {
  CircleUserRound,
  House,
  MessageCircle,
  Store,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { navigationTexts as texts } from './texts.ts'

export interface NavigationEntry {
  readonly to: '/' | '/communities' | '/marketplace' | '/messages' | '/profile'
  readonly label: string
  readonly icon: LucideIcon
  /** Other paths that belong to this entry. */
  readonly holds?: RegExp
}

export const entries: readonly NavigationEntry[] = [
  { to: '/', label: texts.home, icon: House, holds: /^\/(hub\/|events$)/ },
  { to: '/communities', label: texts.communities, icon: UsersRound },
  { to: '/marketplace', label: texts.marketplace, icon: Store },
  { to: '/messages', label: texts.messages, icon: MessageCircle },
  { to: '/profile', label: texts.profile, icon: CircleUserRound },
]
