interface Enqueuing {
  readonly payload: string
  readonly runAt: string
}

/**
 * `enqueue` as an SQL expression, for use inside a larger statement. All arguments except the name
 * are SQL, and the payload must match the job's schema.
 */
export const enqueuing = (name: string, { payload, runAt }: Enqueuing): string =>
  `graphile_worker.add_job('${name}', payload := ${payload}, run_at := ${runAt})`
