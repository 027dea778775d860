interface Enqueuing {
  readonly payload: string
  readonly runAt: string
  /** One that waits under the same key stays where it is, with the newer payload. */
  readonly key: string
  readonly maxAttempts?: number
}

/**
 * `enqueue` in SQL, for a statement that does more than that at once. All but the name are SQL, and
 * the payload must fit the job's schema.
 */
export const enqueuing = (name: string, { payload, runAt, key, maxAttempts }: Enqueuing): string =>
  `graphile_worker.add_job('${name}', payload := ${payload}, run_at := ${runAt},
    max_attempts := ${maxAttempts ?? 'null'}, job_key := ${key}, job_key_mode := 'preserve_run_at')`
