import { createFileRoute, redirect } from '@tanstack/react-router'

/** Removing the slug from the URL of an article leads to the list of articles. */
export const Route = createFileRoute('/_shell/hub/')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { view: 'info' }, replace: true })
  },
})
