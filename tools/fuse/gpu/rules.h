// The rules of Fuse for self-play in bulk, in words of 64 bits; `check.ts` compares them with src/games/fuse/rules.ts.
// Cells are those of src/games/fuse/board.ts: 24 border places in reading order, the inner board as bit 6 * row + column.
#pragma once
#include <cstdint>

#ifdef __CUDACC__
#define DEVICE __device__ inline
#define LANES 32
#define COUNT(x) __popcll(x)
#define FIRST(x) (__ffsll(static_cast<long long>(x)) - 1)
#else
#include <cmath>
#define DEVICE inline
#define LANES 1
#define COUNT(x) __builtin_popcountll(x)
#define FIRST(x) __builtin_ctzll(x)
#endif

enum Scoring { scoreAll = 0, scoreInner = 1, scoreKings = 2, scoreOmega = 3 };

constexpr int places = 24;
constexpr int maxMoves = 72;
/** Border discs go in one by one, and a pass is always followed by a push. */
constexpr int maxPlies = 49;

struct Discs {
  uint64_t cells;
  uint32_t border;
};

/** As the player to move sees it. */
struct Position {
  Discs own, their, marked;
  int turn;
};

/** A move is 8 * place + distance, a pass 0. */
constexpr int passMove = 0;

DEVICE bool isColumn(int place) { return place < 6 || place >= 18; }
/** Whether a disc comes from the lower or the right end of its line. */
DEVICE bool isFarEnd(int place) { return place >= 18 || (place >= 6 && (place & 1)); }
DEVICE int lineOf(int place) { return place < 6 ? place : place >= 18 ? place - 18 : (place - 6) >> 1; }

/** Six bits of a line, from the top or from the left. */
DEVICE uint32_t readLine(uint64_t cells, int place) {
  const int line = lineOf(place);
  if (!isColumn(place)) return (cells >> (6 * line)) & 63;
  return ((((cells >> line) & 0x041041041ULL) * 0x2108421ULL) >> 25) & 63;
}

DEVICE uint64_t spread(uint32_t bits) {
  return (bits & 1) | (uint64_t(bits & 2) << 5) | (uint64_t(bits & 4) << 10) | (uint64_t(bits & 8) << 15) |
         (uint64_t(bits & 16) << 20) | (uint64_t(bits & 32) << 25);
}

DEVICE uint64_t writeLine(uint32_t bits, int place) {
  return isColumn(place) ? spread(bits) << lineOf(place) : uint64_t(bits) << (6 * lineOf(place));
}

DEVICE uint32_t reversed(uint32_t bits) {
  return ((bits & 1) << 5) | ((bits & 2) << 3) | ((bits & 4) << 1) | ((bits & 8) >> 1) | ((bits & 16) >> 3) |
         ((bits & 32) >> 5);
}

DEVICE int freeAhead(const Position& position, int place) {
  return 6 - COUNT(uint64_t(readLine(position.own.cells | position.their.cells, place)));
}

/** How many pushes a side has. */
DEVICE int countPushes(const Position& position, uint32_t border) {
  int count = 0;
  for (uint32_t rest = border; rest != 0; rest &= rest - 1) count += freeAhead(position, FIRST(uint64_t(rest)));
  return count;
}

DEVICE void swapSides(Position& position) {
  const Discs own = position.own;
  position.own = position.their;
  position.their = own;
  position.turn ^= 1;
}

DEVICE void play(Position& position, int move) {
  if (move != passMove) {
    const int place = move >> 3;
    const int distance = move & 7;
    const bool isFar = isFarEnd(place);
    uint32_t own = readLine(position.own.cells, place);
    uint32_t their = readLine(position.their.cells, place);
    uint32_t marked = readLine(position.marked.cells, place);
    if (isFar) {
      own = reversed(own);
      their = reversed(their);
      marked = reversed(marked);
    }
    // The disc comes to the cell before `stand` and gathers ahead of it all that it meets.
    uint32_t ownAfter = 1u << (distance - 1);
    uint32_t theirAfter = 0;
    uint32_t markedAfter = (position.marked.border >> place) & 1 ? ownAfter : 0;
    int stand = distance;
    for (uint32_t rest = own | their; rest != 0; rest &= rest - 1) {
      const uint32_t disc = rest & (~rest + 1);
      const int at = FIRST(uint64_t(disc)) > stand ? FIRST(uint64_t(disc)) : stand;
      const uint32_t after = 1u << at;
      if (own & disc) ownAfter |= after;
      else theirAfter |= after;
      if (marked & disc) markedAfter |= after;
      stand++;
    }
    if (isFar) {
      ownAfter = reversed(ownAfter);
      theirAfter = reversed(theirAfter);
      markedAfter = reversed(markedAfter);
    }
    const uint64_t others = ~writeLine(63, place);
    position.own.cells = (position.own.cells & others) | writeLine(ownAfter, place);
    position.their.cells = (position.their.cells & others) | writeLine(theirAfter, place);
    position.marked.cells = (position.marked.cells & others) | writeLine(markedAfter, place);
    position.own.border &= ~(1u << place);
    position.marked.border &= ~(1u << place);
  }
  swapSides(position);
}

/** Discs on the whole 8 x 8 grid, so that neighbours are a step of 1 or 8 apart. */
DEVICE uint64_t gridOf(const Discs& discs, bool isInner) {
  uint64_t grid = 0;
  for (int row = 0; row < 6; row++) grid |= ((discs.cells >> (6 * row)) & 63) << (8 * row + 9);
  if (isInner) return grid;
  grid |= uint64_t(discs.border & 63) << 1;
  for (int row = 0; row < 6; row++) {
    const uint64_t ends = discs.border >> (6 + 2 * row);
    grid |= ((ends & 1) | ((ends & 2) << 6)) << (8 * row + 8);
  }
  return grid | uint64_t((discs.border >> 18) & 63) << 57;
}

DEVICE uint64_t groupOfFirst(uint64_t grid) {
  uint64_t group = grid & (~grid + 1);
  for (;;) {
    const uint64_t beside = ((group << 1) & 0xfefefefefefefefeULL) | ((group >> 1) & 0x7f7f7f7f7f7f7f7fULL);
    const uint64_t grown = (group | beside | (group << 8) | (group >> 8)) & grid;
    if (grown == group) return group;
    group = grown;
  }
}

DEVICE int largestGroup(uint64_t grid, uint64_t marks) {
  int largest = 0;
  while (grid != 0) {
    const uint64_t group = groupOfFirst(grid);
    const int size = COUNT(group) + COUNT(group & marks);
    if (size > largest) largest = size;
    grid ^= group;
  }
  return largest;
}

DEVICE int scoreOf(const Discs& discs, const Discs& marked, int scoring) {
  uint64_t grid = gridOf(discs, scoring == scoreInner);
  if (scoring != scoreOmega) return largestGroup(grid, gridOf(marked, scoring == scoreInner));
  int product = 1;
  while (grid != 0) {
    const uint64_t group = groupOfFirst(grid);
    product *= COUNT(group);
    grid ^= group;
  }
  return product;
}

DEVICE int marginOf(const Position& position, int scoring) {
  return scoreOf(position.own, position.marked, scoring) - scoreOf(position.their, position.marked, scoring);
}

/** What a margin comes to for the player to move; in omega a tie goes to who moved second. */
DEVICE int resultOf(int margin, int turn, int scoring) {
  if (margin != 0) return margin > 0 ? 1 : -1;
  return scoring != scoreOmega ? 0 : turn == 1 ? 1 : -1;
}
