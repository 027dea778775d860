import { createFileRoute, redirect } from '@tanstack/react-router'

/** What stands above the address of an article leads to the list of them. */
export const Route = createFileRoute('/_shell/hub/')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { view: 'info' }, replace: true })
  },
})
