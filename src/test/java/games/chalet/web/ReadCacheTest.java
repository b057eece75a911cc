package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReadCacheTest {

  private final ReadCache<String, String> names = new ReadCache<>(3);
  private final AtomicInteger reads = new AtomicInteger();

  @Test
  void presentValuesAreReadOnce() {
    assertThat(name("a", "Ada")).contains("Ada");
    assertThat(name("a", "Bob")).contains("Ada");
    assertThat(reads).hasValue(1);
  }

  @Test
  void missingValuesAreReadAgain() {
    assertThat(names.get("a", Optional::empty)).isEmpty();
    assertThat(name("a", "Ada")).contains("Ada");
  }

  @Test
  void changedValuesAreReadAgain() {
    name("a", "Ada");
    name("b", "Bob");
    names.forget("a");
    assertThat(name("a", "Eve")).contains("Eve");
    assertThat(name("b", "Eve")).contains("Bob");
    names.forgetAll();
    assertThat(name("b", "Eve")).contains("Eve");
  }

  @Test
  void aValueThatChangesWhileItIsReadIsNotCached() {
    names.get(
        "a",
        () -> {
          names.forget("a");
          return Optional.of("Ada");
        });
    assertThat(name("a", "Eve")).contains("Eve");
  }

  @Test
  void aValueThatChangesWhileItIsReadByAnotherThreadIsNotCached() {
    names.get(
        "a",
        () -> {
          Thread other = new Thread(names::forgetAll);
          other.start();
          try {
            other.join(5_000); // Would never end if a read held a lock.
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          assertThat(other.isAlive()).isFalse();
          return Optional.of("Ada");
        });
    assertThat(name("a", "Eve")).contains("Eve");
  }

  @Test
  void aFullCacheKeepsMostOfItsValues() {
    ReadCache<Integer, Integer> many = new ReadCache<>(100);
    for (int number = 0; number < 150; number++) {
      int value = number;
      many.get(number, () -> Optional.of(value));
    }
    long kept =
        IntStream.range(0, 150)
            .filter(number -> many.get(number, Optional::empty).isPresent())
            .count();
    assertThat(kept).isBetween(90L, 100L);
  }

  @Test
  void heavyValuesTakeTheRoomOfSeveral() {
    ReadCache<String, byte[]> pages = new ReadCache<>(1_000, (key, page) -> page.length);
    for (int number = 0; number < 10; number++) {
      pages.put("page " + number, new byte[300]);
    }
    assertThat(
            IntStream.range(0, 10)
                .filter(number -> pages.get("page " + number, Optional::empty).isPresent())
                .count())
        .isBetween(1L, 3L);
  }

  @Test
  void memoryStaysBounded() {
    for (int number = 0; number < 100; number++) {
      name("n" + number, "Name");
    }
    reads.set(0);
    for (int number = 0; number < 100; number++) {
      name("n" + number, "Name");
    }
    assertThat(reads.get()).isGreaterThanOrEqualTo(97);
  }

  private Optional<String> name(String key, String read) {
    return names.get(
        key,
        () -> {
          reads.incrementAndGet();
          return Optional.of(read);
        });
  }
}
