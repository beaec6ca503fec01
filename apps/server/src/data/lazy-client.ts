/** A client that is made when it is first used. Prisma's description of the models takes 6 MB. */
export type LazyClient<Client> = { client(): Client; disconnect(): Promise<void> }

export function lazyClient<Client extends { $disconnect(): Promise<void> }>(make: () => Client): LazyClient<Client> {
  let made: Client | undefined
  return {
    client() {
      made ??= make()
      return made
    },
    disconnect: async () => made?.$disconnect(),
  }
}
