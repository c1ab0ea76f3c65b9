/** Whether this run makes the long form of its journey: `npx nx run journeys:<journey>:long`. */
export const isLong = process.env.JOURNEYS === 'long';
