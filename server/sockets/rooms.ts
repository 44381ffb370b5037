/** The rooms of the three namespaces. A socket is in the room of the conversation it has open. */
export const rooms = {
  conversation: (id: string) => `conversation:${id}`,
  staff: (id: string) => `staff:${id}`,
  operator: (id: string) => `op:${id}`,
  operators: (siteId: string) => `operators:${siteId}`,
  supervisors: (siteId: string) => `supervisors:${siteId}`,
};
