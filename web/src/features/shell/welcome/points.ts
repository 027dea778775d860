import {
  CalendarDays,
  MessageCircle,
  Store,
  Ticket,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { welcomeTexts as texts } from './texts.ts'

export interface Point {
  readonly icon: LucideIcon
  readonly title: string
  readonly line: string
}

const communities = { icon: UsersRound, title: texts.communities, line: texts.communitiesLine }

export const homePoints: readonly Point[] = [
  communities,
  { icon: Store, title: texts.marketplace, line: texts.marketplaceLine },
  { icon: MessageCircle, title: texts.messages, line: texts.messagesLine },
]

export const eventPoints: readonly Point[] = [
  { icon: CalendarDays, title: texts.events, line: texts.eventsLine },
  { icon: Ticket, title: texts.rsvp, line: texts.rsvpLine },
  communities,
]
