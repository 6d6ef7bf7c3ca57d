// The solver of src/games/neutreeko/solver.ts in C++, to compare with: the same method, tables and names, explained
// there.
//
//     g++ -O3 -march=native -std=c++17 neutreeko.cpp -o neutreeko && ./neutreeko [solves]
//
// Prints the totals, which must be those of the game, and the time of a solve, its tables included, in milliseconds.

#include <algorithm>
#include <ctime>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int size = 5;
constexpr int cellCount = 25;
constexpr int pairCount = 300;
constexpr int tripleCount = 2300;
constexpr int classCount = 319;
constexpr int symmetryCount = 8;
constexpr int maxSettled = classCount * 1540;

using Set = uint32_t;

constexpr Set board = (1u << cellCount) - 1;
constexpr Set notWest = 0b11110'11110'11110'11110'11110;
constexpr Set notEast = 0b01111'01111'01111'01111'01111;
constexpr Set notNorth = 0b11111'11111'11111'11111'00000;
constexpr Set notSouth = 0b00000'11111'11111'11111'11111;

template <int step> Set originsRising(Set arrivals, Set empty, Set withNext) {
  const Set passed = empty & withNext;
  const Set ends = arrivals & ~((empty >> step) & withNext);
  const Set oneBehind = (ends >> step) & passed;
  const Set upToTwo = oneBehind | ((oneBehind >> step) & passed);
  return upToTwo | ((upToTwo >> (2 * step)) & (passed >> step) & passed);
}

template <int step> Set originsFalling(Set arrivals, Set empty, Set withNext) {
  const Set passed = empty & withNext;
  const Set ends = arrivals & ~((empty << step) & withNext);
  const Set oneBehind = (ends << step) & passed;
  const Set upToTwo = oneBehind | ((oneBehind << step) & passed);
  return upToTwo | ((upToTwo << (2 * step)) & (passed << step) & passed);
}

Set originsOf(Set arrivals, Set empty) {
  return originsRising<1>(arrivals, empty, notEast) | originsRising<4>(arrivals, empty, notSouth & notWest) |
         originsRising<5>(arrivals, empty, notSouth) | originsRising<6>(arrivals, empty, notSouth & notEast) |
         originsFalling<1>(arrivals, empty, notWest) | originsFalling<4>(arrivals, empty, notNorth & notEast) |
         originsFalling<5>(arrivals, empty, notNorth) | originsFalling<6>(arrivals, empty, notNorth & notWest);
}

bool hasLine(Set pieces) {
  constexpr Set western = 0b00111'00111'00111'00111'00111;
  constexpr Set eastern = 0b11100'11100'11100'11100'11100;
  const Set east = pieces & (pieces >> 1) & (pieces >> 2) & western;
  const Set south = pieces & (pieces >> 5) & (pieces >> 10);
  const Set southEast = pieces & (pieces >> 6) & (pieces >> 12) & western;
  const Set southWest = pieces & (pieces >> 4) & (pieces >> 8) & eastern;
  return (east | south | southEast | southWest) != 0;
}

int imageOf(int cell, int symmetry) {
  const int row = cell / size;
  const int column = cell % size;
  const int last = size - 1;
  switch (symmetry) {
    case 0: return row * size + column;
    case 1: return column * size + last - row;
    case 2: return (last - row) * size + last - column;
    case 3: return (last - column) * size + row;
    case 4: return row * size + last - column;
    case 5: return (last - row) * size + column;
    case 6: return column * size + row;
    default: return (last - column) * size + last - row;
  }
}

struct Solver {
  Set sets[tripleCount];
  bool isLine[tripleCount];
  uint16_t pairOf[cellCount << 5], pairCells[pairCount], stones[3 * tripleCount], rankWith[pairCount << 5];
  uint16_t image[symmetryCount * tripleCount], classOf[tripleCount], representative[classCount];
  uint16_t representativeImage[classCount << 3];
  uint8_t waysHome[tripleCount];

  Set waiting[classCount], pairs[pairCount], lines[pairCount];
  Set arrivals[classCount * pairCount], safe[classCount * pairCount], able[classCount * pairCount];
  uint8_t table[classCount * tripleCount];
  uint32_t queue[maxSettled], visited[classCount * pairCount + 1];
  int settled;

  void solve() {
    rankPairs();
    rankTriples();
    classify();
    prepare();
    int from = 0;
    for (int plies = 0; from < settled; plies++) {
      const int to = settled;
      const int visits = arrive(from, to);
      from = to;
      if (plies % 2 == 0) settleWins(visits, plies + 1);
      else settleLosses(visits, plies + 1);
    }
  }

  void rankPairs() {
    int pair = 0;
    for (int higher = 1; higher < cellCount; higher++) {
      for (int lower = 0; lower < higher; lower++, pair++) {
        pairOf[lower << 5 | higher] = pairOf[higher << 5 | lower] = pair;
        pairCells[pair] = lower << 5 | higher;
        pairs[pair] = 1u << lower | 1u << higher;
        lines[pair] = 0;
      }
    }
  }

  void rankTriples() {
    int rank = 0;
    for (int third = 2; third < cellCount; third++) {
      for (int second = 1; second < third; second++) {
        for (int first = 0; first < second; first++, rank++) {
          sets[rank] = 1u << first | 1u << second | 1u << third;
          isLine[rank] = hasLine(sets[rank]);
          stones[3 * rank] = pairOf[second << 5 | third] << 5 | first;
          stones[3 * rank + 1] = pairOf[first << 5 | third] << 5 | second;
          stones[3 * rank + 2] = pairOf[first << 5 | second] << 5 | third;
          for (int stone = 3 * rank; stone < 3 * rank + 3; stone++) {
            rankWith[stones[stone]] = rank;
            if (isLine[rank]) lines[stones[stone] >> 5] |= 1u << (stones[stone] & 31);
          }
        }
      }
    }
  }

  void classify() {
    int classes = 0;
    for (int rank = 0; rank < tripleCount; rank++) {
      int lowest = rank;
      waysHome[rank] = 0;
      for (int symmetry = 0; symmetry < symmetryCount; symmetry++) {
        const int first = imageOf(stones[3 * rank] & 31, symmetry);
        const int second = imageOf(stones[3 * rank + 1] & 31, symmetry);
        const int third = imageOf(stones[3 * rank + 2] & 31, symmetry);
        const int turned = rankWith[pairOf[second << 5 | third] << 5 | first];
        image[symmetry * tripleCount + rank] = turned;
        if (turned < lowest) {
          lowest = turned;
          waysHome[rank] = 0;
        }
        if (turned == lowest) waysHome[rank] |= 1 << symmetry;
      }
      classOf[rank] = lowest < rank ? classOf[lowest] : classes;
      if (lowest == rank) representative[classes++] = rank;
    }
    for (int at = 0; at < classCount << 3; at++) {
      representativeImage[at] = image[(at & 7) * tripleCount + representative[at >> 3]];
    }
  }

  void prepare() {
    std::fill(std::begin(arrivals), std::end(arrivals), 0);
    std::fill(std::begin(safe), std::end(safe), 0);
    std::fill(std::begin(able), std::end(able), 0);
    std::fill(std::begin(table), std::end(table), 0);
    settled = 0;
    for (int row = 0; row < classCount; row++) {
      waiting[row] = sets[representative[row]];
      for (int pair = 0; pair < pairCount; pair++) {
        if (waiting[row] & pairs[pair]) continue;
        const Set empty = board & ~(waiting[row] | pairs[pair]);
        safe[row * pairCount + pair] = empty;
        able[row * pairCount + pair] = originsOf(empty, empty) & ~lines[pair];
      }
      if (!isLine[representative[row]]) continue;
      for (int rank = 0; rank < tripleCount; rank++) {
        if (isPosition(row, rank)) settle(row, rank, 0);
      }
    }
  }

  bool isPosition(int row, int rank) const { return (sets[rank] & waiting[row]) == 0 && !isLine[rank]; }

  void settle(int row, int rank, int plies) {
    table[row * tripleCount + rank] = plies + 1;
    queue[settled++] = row << 12 | rank;
  }

  int arrive(int from, int to) {
    int visits = 0;
    for (int next = from; next < to; next++) {
      const int moved = queue[next] >> 12;
      const int waited = queue[next] & 4095;
      const int row = classOf[waited];
      for (int ways = waysHome[waited]; ways != 0; ways &= ways - 1) {
        const uint16_t *stone = stones + 3 * representativeImage[moved << 3 | __builtin_ctz(ways)];
        for (int third = 0; third < 3; third++) {
          const int pair = stone[third] >> 5;
          const Set before = arrivals[row * pairCount + pair];
          arrivals[row * pairCount + pair] = before | 1u << (stone[third] & 31);
          visited[visits] = row << 9 | pair;
          visits += before == 0;
        }
      }
    }
    return visits;
  }

  void settleWins(int visits, int plies) {
    for (int visit = 0; visit < visits; visit++) {
      const int row = visited[visit] >> 9;
      const int pair = visited[visit] & 511;
      const int scenes = row * pairCount;
      const Set origins = originsOf(arrivals[scenes + pair], board & ~(waiting[row] | pairs[pair]));
      const Set winners = origins & able[scenes + pair];
      arrivals[scenes + pair] = 0;
      able[scenes + pair] ^= winners;
      const int lower = pairCells[pair] >> 5;
      const int higher = pairCells[pair] & 31;
      for (Set rest = winners; rest != 0; rest &= rest - 1) {
        const int third = __builtin_ctz(rest);
        able[scenes + pairOf[third << 5 | lower]] &= ~(1u << higher);
        able[scenes + pairOf[third << 5 | higher]] &= ~(1u << lower);
        settle(row, rankWith[pair << 5 | third], plies);
      }
    }
  }

  void settleLosses(int visits, int plies) {
    for (int visit = 0; visit < visits; visit++) {
      const int row = visited[visit] >> 9;
      const int pair = visited[visit] & 511;
      const int scenes = row * pairCount;
      safe[scenes + pair] &= ~arrivals[scenes + pair];
      arrivals[scenes + pair] = 0;
      const Set origins = originsOf(safe[scenes + pair], board & ~(waiting[row] | pairs[pair]));
      const Set stuck = able[scenes + pair] & ~origins;
      able[scenes + pair] ^= stuck;
      const int lower = pairCells[pair] >> 5;
      const int higher = pairCells[pair] & 31;
      for (Set rest = stuck; rest != 0; rest &= rest - 1) {
        const int third = __builtin_ctz(rest);
        const Set lowerAble = able[scenes + pairOf[third << 5 | higher]] >> lower;
        const Set higherAble = able[scenes + pairOf[third << 5 | lower]] >> higher;
        if (((lowerAble | higherAble) & 1) == 0) settle(row, rankWith[pair << 5 | third], plies);
      }
    }
  }

  /** Prints all but the closing brace. */
  void printTotals() const {
    int classSizes[classCount] = {};
    for (const int row : classOf) classSizes[row]++;
    long counts[256] = {};
    int longest = 0;
    for (int row = 0; row < classCount; row++) {
      for (int rank = 0; rank < tripleCount; rank++) {
        const int value = table[row * tripleCount + rank];
        if (value == 0 && !isPosition(row, rank)) continue;
        counts[value] += classSizes[row];
        if (value % 2 == 0) longest = std::max(longest, value);
      }
    }
    long won = 0, lost = 0;
    for (int value = 2; value < 256; value++) (value % 2 == 0 ? won : lost) += counts[value];
    std::printf("{\"won\":%ld,\"lost\":%ld,\"drawn\":%ld,\"longest\":%d,\"longestCount\":%ld", won, lost, counts[0],
                longest - 1, counts[longest]);
  }
};

Solver solver;

double milliseconds() {
  return 1000.0 * std::clock() / CLOCKS_PER_SEC;
}

}  // namespace

int main(int argumentCount, char **arguments) {
  const int solves = argumentCount > 1 ? std::max(1, std::atoi(arguments[1])) : 15;
  std::vector<double> times;
  for (int each = 0; each < solves; each++) {
    const double start = milliseconds();
    solver.solve();
    times.push_back(milliseconds() - start);
  }
  std::sort(times.begin(), times.end());
  solver.printTotals();
  std::printf(",\"medianMs\":%.2f,\"bestMs\":%.2f}\n", times[times.size() / 2], times[0]);
  return 0;
}
