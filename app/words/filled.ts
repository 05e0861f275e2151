/** A sentence with a name at its #, whatever the name is made of: $& in it is nothing but two signs. */
export const filled = (sentence: string, name: string): string => sentence.replace('#', () => name)
