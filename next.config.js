/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm run verify` checks the types, once and with the compiler of this project.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
};
