import type { PublicProfile } from '@patchbay/contract/people/people'
import { Ban, Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useStillSignedIn } from '../../accounts/sessions/public.ts'
import { nameOf } from '../people/public.ts'
import { ReportDialog, reportTexts } from '../reports/public.ts'
import { BlockDialog } from './block-dialog.tsx'
import { blockTexts as texts } from './texts.ts'

/** Block and Report on a profile. Blocking explains itself first. */
export function PersonMenu({ profile }: { profile: PublicProfile }): ReactNode {
  const { id, blockedByMe, can } = profile
  const name = nameOf(profile)
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const close = (): void => setOpen(null)
  const stillSignedIn = useStillSignedIn()
  const items = [
    {
      label: texts.block,
      icon: Ban,
      disabled: !can.block,
      onSelect: (): void => {
        setOpen('block')
        void stillSignedIn(texts.signIn)
      },
    },
    {
      label: reportTexts.report,
      icon: Flag,
      disabled: !can.report,
      onSelect: (): void => {
        setOpen('report')
        void stillSignedIn(reportTexts.signIn)
      },
    },
  ]
  return (
    <>
      {/* Anybody who is blocked has Unblock beside Message. */}
      <Menu label={texts.options(name)} items={blockedByMe ? items.slice(1) : items} />
      <BlockDialog person={profile} open={open === 'block'} onClose={close} />
      <ReportDialog
        open={open === 'report'}
        onClose={close}
        subject={{ type: 'person', id, authorName: name }}
      />
    </>
  )
}
