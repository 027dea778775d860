interface Enqueuing {
  readonly payload: string
  readonly runAt: string
}

/**
 * `enqueue` in SQL, for a statement that does more than that at once. All but the name are SQL, and
 * the payload must fit the job's schema.
 */
export const enqueuing = (name: string, { payload, runAt }: Enqueuing): string =>
  `graphile_worker.add_job('${name}', payload := ${payload}, run_at := ${runAt})`
