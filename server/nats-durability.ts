/**
 * The copies of older ones can come apart when nodes are killed, and a stream of 2.10.20 to 2.10.22 can be gone as a whole
 * (docs/decisions/0014).
 */
const OLDEST = '2.10.23'

export const isTooOld = (version: string): boolean =>
  version.localeCompare(OLDEST, 'en', { numeric: true }) < 0

/** One sentence for whoever runs it. */
export const whyTooOld = (version: string): string =>
  `is of version ${version}, and has to be of ${OLDEST} or newer: older ones can lose what they have acknowledged when they are killed.`

/**
 * What ROOM-12 means with this NATS, in one sentence for whoever runs it. nats-server acknowledges before it syncs to
 * the disk, unless its own configuration says `sync_interval: always`, which no client can ask for or see. So the service
 * cannot promise more than the number of nodes that hold a move.
 */
export function durabilityOf(version: string, replicas: number): string {
  const [most, spare] = [Math.floor(replicas / 2) + 1, Math.floor((replicas - 1) / 2)]
  const survives =
    spare > 0
      ? `what is acknowledged is held by ${most} nodes of ${replicas}, and survives the loss of any ${spare === 1 ? 'one' : spare} of them`
      : 'what is acknowledged survives the end of nats-server, and of this server'
  return `The log is in NATS ${version}: ${survives}; a power cut of all of them only with sync_interval: always in its configuration.`
}
