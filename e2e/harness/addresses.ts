/** Two servers run for the journeys; the configuration chose their ports. */
export const origin = `http://localhost:${process.env['E2E_PORT']}`
export const outOfOrder = `http://localhost:${process.env['E2E_OUT_OF_ORDER_PORT']}`
