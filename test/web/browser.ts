/** Browser tests live here. */
export {};
