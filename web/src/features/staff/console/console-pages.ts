import type { StaffOverview } from '@patchbay/contract/staff/console'
import type { StaffRole } from '@patchbay/contract/route'
import type { ReactNode } from 'react'
import { AppealsPage } from '../appeals/public.ts'
import { ArticlesPage, CategoriesPage } from '../articles/public.ts'
import { AuditPage } from '../audit/public.ts'
import { InboxPage } from '../inbox/public.ts'
import { StaffPeoplePage } from '../people/public.ts'
import { ReviewsPage } from '../reviews/public.ts'
import { CommunitiesPage } from '../communities/public.ts'
import { ReportsPage } from '../reports/public.ts'
import { NumbersPage } from '../numbers/public.ts'
import { AnnouncementPage } from '../sent-announcements/public.ts'
import { consoleTexts as texts } from './texts.ts'

export interface ConsolePage {
  /** The first part of the address after `/staff/`. */
  readonly path: string
  readonly label: string
  /** Staff with this role see the page; admins see all. */
  readonly role: StaffRole
  /** The count of the overview that is shown beside the label. */
  readonly waiting?: keyof StaffOverview
  readonly Page: () => ReactNode
}

/** In the order of the navigation. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: 'verifications',
    label: texts.verifications,
    role: 'moderator',
    waiting: 'verifications',
    Page: ReviewsPage,
  },
  {
    path: 'feedback',
    label: texts.feedback,
    role: 'moderator',
    waiting: 'feedback',
    Page: InboxPage,
  },
  { path: 'people', label: texts.people, role: 'moderator', Page: StaffPeoplePage },
  {
    path: 'appeals',
    label: texts.appeals,
    role: 'moderator',
    waiting: 'appeals',
    Page: AppealsPage,
  },
  {
    path: 'reports',
    label: texts.reports,
    role: 'moderator',
    waiting: 'reports',
    Page: ReportsPage,
  },
  { path: 'communities', label: texts.communities, role: 'moderator', Page: CommunitiesPage },
  { path: 'audit', label: texts.audit, role: 'admin', Page: AuditPage },
  { path: 'articles', label: texts.articles, role: 'editor', Page: ArticlesPage },
  { path: 'categories', label: texts.categories, role: 'editor', Page: CategoriesPage },
  { path: 'numbers', label: texts.numbers, role: 'admin', Page: NumbersPage },
  { path: 'announcement', label: texts.announcement, role: 'admin', Page: AnnouncementPage },
]

export const pagesFor = (role: StaffRole): readonly ConsolePage[] =>
  consolePages.filter((page) => role === 'admin' || page.role === role)
