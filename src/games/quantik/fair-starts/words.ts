/** Fair starts, as `npm run starts` found them; fair-starts.ts says how to read them. */
export const fairStartWords = [
  'A0A1C4aab2df A0A1Caa7b2b6 A0A1Daafb2c3 A0A2Bab1b5cb A0A2Bbb1c6d9 A0A2C6b1c8db A0A2D7adb1c8 A0A2Deb1c9cb',
  'A0A2b1ca A0A4B6aaabb1 A0A4B8aab2b6 A0A4Bca9aab2 A0A4C5b1c2c3 A0A4C9b1c2c3 A0A4Cdb1b9da A0A4D6adb1c8',
  'A0A4D8b1cace A0A5Bbaeb2b6 A0A5C7b1b2da A0A5b2b8 A0A6B8adb1b5 A0A6Cea9b1bf A0A6Ceafb1b9 A0A6Ceb1bdc8',
  'A0A7B4aab2bf A0A7B5aab2bf A0A7C5b2bfca A0A8B6b1c9df A0A8C5b2b7db A0A9B8a6c7ce A0A9C2b1d6de A0AaB5b2c9cf',
  'A0AaCba7b1bd A0Aab5c7 A0AcC4b2bade A0AdB4aaabb2 A0AdC6abb1d8 A0B5B9aab2b3 A0B5B9b2b3ca A0B5Bdb2bbc8 A0B9b2ce',
  'A0BaBea6a7b1 A0BaBea9b1b7 A0BaBfb1c2c3 A0Bba6bd A0C2Ccb1d9db A0C4Cdabb2bf A0C5C8aeb2d3 A0C5C9b2bfda',
  'A0C6C8b1d3dd A0C6Cab1b3d8 A0C8C9b1bec6 A0C8Ccb1bac6 A0C8Ceb2c5c7 A0C8Cfb2d5d6 A0C8adb2 A0C8b2d6 A0C9a6b1',
  'A0Caa7b2 A0Cbb2dd',
].join(' ');
