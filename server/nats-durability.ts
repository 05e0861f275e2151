/**
 * What ROOM-12 means with this NATS, in one sentence for whoever runs it. nats-server acknowledges before it syncs to
 * the disk, unless its own configuration says `sync_interval: always`, which exists since 2.10 and which no client can
 * ask for or see. So the service cannot promise more than the number of nodes that hold a move. And the copies of 2.9
 * can come apart: one node had a record that the other two did not have, under the number of another one
 * (docs/measured.md, servers and nodes that fail).
 */
export function durabilityOf(version: string, replicas: number): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const survives =
    replicas >= 3
      ? `what is acknowledged is held by ${Math.floor(replicas / 2) + 1} nodes of ${replicas}, and survives the loss of any ${Math.floor((replicas - 1) / 2) === 1 ? 'one' : Math.floor((replicas - 1) / 2)} of them`
      : 'what is acknowledged survives the end of nats-server, and of this server'
  const isNew = major > 2 || (major === 2 && minor >= 10)
  const powerCut = isNew
    ? 'a power cut of all of them only with sync_interval: always in its configuration'
    : `not a power cut of all of them: ${version} acknowledges before it syncs to the disk`
  const warning =
    !isNew && replicas >= 3
      ? ` The copies of ${version} can come apart when nodes fail, and then some of it is lost: use 2.10 or newer.`
      : ''
  return `The log is in NATS ${version}: ${survives}; ${powerCut}.${warning}`
}
